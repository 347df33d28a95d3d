/*
 * A key's turns are two sorted sets: its tickets in the order in which they came, and until when each is held. The first
 * few in the order are on. Redis' own clock decides when a ticket has run out, the same for all processes.
 */

/**
 * Takes a ticket, or holds it for longer; removes those of processes that are gone.
 * KEYS: order, leases. ARGV: ticket, lease in ms, how many are on, how many more can wait.
 * Returns `on`, `waiting` or `refused`.
 */
export const HOLD = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for _, gone in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now)) do
  redis.call('ZREM', KEYS[1], gone)
  redis.call('ZREM', KEYS[2], gone)
end
local running = tonumber(ARGV[3])
if not redis.call('ZSCORE', KEYS[1], ARGV[1]) then
  if redis.call('ZCARD', KEYS[1]) >= running + tonumber(ARGV[4]) then return 'refused' end
  local last = redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')
  redis.call('ZADD', KEYS[1], (last[2] or 0) + 1, ARGV[1])
end
redis.call('ZADD', KEYS[2], now + tonumber(ARGV[2]), ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('PEXPIRE', KEYS[2], ARGV[2])
return redis.call('ZRANK', KEYS[1], ARGV[1]) < running and 'on' or 'waiting'`;

/**
 * Gives a ticket back, and tells the processes which ones are on now.
 * KEYS: order, leases. ARGV: ticket, how many are on, channel.
 */
export const GIVE_BACK = `
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('ZREM', KEYS[2], ARGV[1])
local on = redis.call('ZRANGE', KEYS[1], 0, tonumber(ARGV[2]) - 1)
if #on > 0 then redis.call('PUBLISH', ARGV[3], table.concat(on, ' ')) end`;
