def swap_tool(tools, position, new_tool):
    tools[position] = new_tool
    tools.append(tools[position])
    return tools


print(swap_tool(["hammer", "tongs"], 0, "mallet"))
