# What would Goldhand & Co. charge for this sign?
