def swap_tool(tools, position, new_tool):
    old_tool = tools[position]
    # 1. Put the new tool in the old one's place.
    # 2. Add the old tool to the end of the list.
    return tools


print(swap_tool(["hammer", "tongs"], 0, "mallet"))
