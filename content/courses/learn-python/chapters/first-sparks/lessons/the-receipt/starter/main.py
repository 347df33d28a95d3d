# What's given goes at the top: hinges, lanterns, paid.
