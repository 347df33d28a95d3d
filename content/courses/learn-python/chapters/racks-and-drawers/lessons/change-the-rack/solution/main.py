def swap_tool(tools, position, new_tool):
    old_tool = tools[position]
    tools[position] = new_tool
    tools.append(old_tool)
    return tools


print(swap_tool(["hammer", "tongs"], 0, "mallet"))
