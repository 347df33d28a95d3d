def swap_tool(tools, position, new_tool):
    tools.insert(position, new_tool)
    return tools


print(swap_tool(["hammer", "tongs"], 0, "mallet"))
