import pytest

from main import Kind, QueryError, Token, tokenize


def pieces(text):
    return [(token.kind.name, token.value) for token in tokenize(text)]


def test_nothing():
    assert list(tokenize("")) == [Token(Kind.END, "", 0)]
    assert list(tokenize("  ")) == [Token(Kind.END, "", 2)]


def test_without_spaces():
    assert pieces("(a<=5,b)") == [("SIGN", "("), ("WORD", "a"), ("SIGN", "<="), ("NUMBER", 5), ("SIGN", ","), ("WORD", "b"), ("SIGN", ")"), ("END", "")]


def test_every_sign():
    assert [value for kind, value in pieces("!= <= >= = < > ( ) ,")][:-1] == ["!=", "<=", ">=", "=", "<", ">", "(", ")", ","]


def test_a_word_right_after_a_number():
    assert pieces("12ab") == [("NUMBER", 12), ("WORD", "ab"), ("END", "")]


def test_signs_next_to_each_other():
    assert pieces(">>=") == [("SIGN", ">"), ("SIGN", ">="), ("END", "")]


def test_a_word_right_after_a_text():
    assert pieces("'a'b") == [("TEXT", "a"), ("WORD", "b"), ("END", "")]


def test_an_empty_text_and_one_with_signs():
    assert pieces("'' '<5 and'") == [("TEXT", ""), ("TEXT", "<5 and"), ("END", "")]


def test_places_after_each_kind():
    assert [token.place for token in tokenize("ab 12 'x' != ,")] == [0, 3, 6, 10, 13, 14]


def test_a_character_that_means_nothing():
    with pytest.raises(QueryError) as caught:
        list(tokenize("a = 5 ?"))
    assert str(caught.value) == "? means nothing here"
    assert caught.value.place == 6


def test_a_single_exclamation_mark():
    with pytest.raises(QueryError):
        list(tokenize("!5"))


def test_the_start_comes_before_the_error():
    tokens = tokenize("a ?")
    assert next(tokens) == Token(Kind.WORD, "a", 0)


def test_the_kinds_have_names_for_messages():
    assert [kind.value for kind in Kind] == ["a name", "a number", "a text", "a sign", "the end"]
