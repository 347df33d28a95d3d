"""Makes a bare `assert` say what it compared: `assert 4 == 5`, and where the values came from."""

import ast

LIMIT = 1000
SYMBOLS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.In: "in",
           ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not"}
LEFT, RIGHT, CHECK = "@left", "@right", "@asserts"  # no program can use these names


def shown(value):
    try:
        text = repr(value)
    except Exception as error:
        text = f"<{type(value).__name__} whose repr raised {type(error).__name__}>"
    return text if len(text) <= LIMIT else text[:LIMIT] + "..."


def with_origin(claim, origins, message):
    lines = [claim if message is None else f"{message}\n{claim}"]
    lines += [f"  where {value} = {source}" for value, source in origins if value != source]
    return "\n".join(lines)


def compared(left, right, symbol, left_source, right_source, *message):
    left, right = shown(left), shown(right)
    origins = [(left, left_source), (right, right_source)]
    return with_origin(f"assert {left} {symbol} {right}", origins, *(message or [None]))


def held(value, prefix, source, *message):
    value = shown(value)
    return with_origin(f"assert {prefix}{value}", [(value, source)], *(message or [None]))


def name(text, context):
    return ast.Name(id=text, ctx=context)


def explain(function, *parts, message):
    target = ast.Attribute(value=name(CHECK, ast.Load()), attr=function, ctx=ast.Load())
    return ast.Call(func=target, args=[*parts, *([message] if message else [])], keywords=[])


def origin(node):
    """The source of what is worth naming: a plain name or literal says nothing more than its value."""
    return ast.Constant(ast.unparse(node))


class Rewriter(ast.NodeTransformer):
    def visit_Assert(self, node):
        test = node.test
        if isinstance(test, ast.Compare) and len(test.ops) == 1:
            lines = self.comparison(node, test)
        elif isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            lines = self.truth(node, test.operand, "not ")
        elif isinstance(test, ast.BoolOp):
            node.msg = node.msg or ast.Constant(f"assert {ast.unparse(test)}")
            lines = [node]
        else:
            lines = self.truth(node, test, "")
        return [ast.fix_missing_locations(ast.copy_location(line, node)) for line in lines]

    def comparison(self, node, test):
        left, right = test.left, test.comparators[0]
        symbol = ast.Constant(SYMBOLS[type(test.ops[0])])
        loads = [name(LEFT, ast.Load()), name(RIGHT, ast.Load())]
        message = explain("compared", *loads, symbol, origin(left), origin(right), message=node.msg)
        claim = ast.Compare(left=loads[0], ops=test.ops, comparators=[loads[1]])
        return [ast.Assign(targets=[name(LEFT, ast.Store())], value=left),
                ast.Assign(targets=[name(RIGHT, ast.Store())], value=right), ast.Assert(test=claim, msg=message)]

    def truth(self, node, value, prefix):
        load = name(LEFT, ast.Load())
        message = explain("held", load, ast.Constant(prefix), origin(value), message=node.msg)
        claim = ast.UnaryOp(op=ast.Not(), operand=load) if prefix else load
        return [ast.Assign(targets=[name(LEFT, ast.Store())], value=value), ast.Assert(test=claim, msg=message)]
