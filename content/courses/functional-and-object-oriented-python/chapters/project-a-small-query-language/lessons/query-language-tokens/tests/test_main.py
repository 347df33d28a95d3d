import pytest

from main import Kind, QueryError, Token, tokenize


def pieces(text):
    return [(token.kind.name, token.value) for token in tokenize(text)]


def test_words_numbers_and_signs():
    assert pieces("price >= 90") == [("WORD", "price"), ("SIGN", ">="), ("NUMBER", 90), ("END", "")]


def test_texts():
    assert pieces("'mill gate'") == [("TEXT", "mill gate"), ("END", "")]


def test_places():
    assert [token.place for token in tokenize("a  = 'b'")] == [0, 3, 5, 8]


def test_a_text_that_never_ends():
    with pytest.raises(QueryError, match="this text never ends") as caught:
        list(tokenize("name = 'mill"))
    assert caught.value.place == 7
