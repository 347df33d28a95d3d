def swap_tool(tools, position, new_tool):
    old_tool = tools[position]
    tools[position] = new_tool
    return tools.append(old_tool)


print(swap_tool(["hammer", "tongs"], 0, "mallet"))
