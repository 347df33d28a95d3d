# Write pay_out(change) here. Then call it and unpack the result.
