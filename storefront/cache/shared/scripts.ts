/** Names of everything that is kept in the shared store. */
export const KEYS = {
  sequence: 'forecourt:drops:sequence',
  log: 'forecourt:drops:log',
  floor: 'forecourt:drops:floor',
  life: 'forecourt:drops:life',
  channel: 'forecourt:drops',
  acknowledgements: 'forecourt:drops:acknowledged',
  /** Before the name of a copy: the channel that it hears for as long as it lives. */
  alive: 'forecourt:alive:',
} as const;

/** How many tags the log keeps; of tags below the floor only the order is known. */
export const LOG_LENGTH = 20_000;

/**
 * Notes a drop and tells every copy, in one step: no copy can read the log between the two.
 * KEYS sequence, log, floor; ARGV channel, length of the log, tags. Gives the number of the drop and how many listen.
 */
export const DROP = `
local sequence = redis.call('INCR', KEYS[1])
local tags = {}
for index = 3, #ARGV do
  redis.call('ZADD', KEYS[2], sequence, ARGV[index])
  tags[#tags + 1] = ARGV[index]
end
local surplus = redis.call('ZCARD', KEYS[2]) - tonumber(ARGV[2])
if surplus > 0 then
  local oldest = redis.call('ZRANGE', KEYS[2], surplus - 1, surplus - 1, 'WITHSCORES')
  redis.call('SET', KEYS[3], oldest[2])
  redis.call('ZREMRANGEBYRANK', KEYS[2], 0, surplus - 1)
end
local listeners = redis.call('PUBLISH', ARGV[1], cjson.encode({ sequence = sequence, tags = tags }))
return { sequence, listeners }`;

/**
 * What a copy missed, in one step.
 * KEYS sequence, log, floor, life; ARGV the number of the latest drop that the copy knows, a name for the log if it has
 * none: an emptied one gets another. Gives the latest number, the floor, the name, and tags with the numbers of their
 * drops, alternating.
 */
export const MISSED = `
redis.call('SET', KEYS[4], ARGV[2], 'NX')
local entries = redis.call('ZRANGEBYSCORE', KEYS[2], '(' .. ARGV[1], '+inf', 'WITHSCORES')
local answer = { redis.call('GET', KEYS[1]) or '0', redis.call('GET', KEYS[3]) or '0', redis.call('GET', KEYS[4]) }
for index = 1, #entries do answer[#answer + 1] = entries[index] end
return answer`;

/**
 * Claims the making of something for a while; whoever has claimed it may go on with it.
 * KEYS the claim; ARGV who claims it, milliseconds. Gives 1, or 0 when it is somebody else's.
 */
export const CLAIM = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
if not holder then redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) end
return 1`;

/**
 * Whether something is claimed by a copy that lives.
 * KEYS the claim; ARGV what stands before a copy's name in its channel. Gives 1, or 0 when there is nobody to wait for.
 */
export const IS_CLAIMED = `
local holder = redis.call('GET', KEYS[1])
if not holder then return 0 end
return math.min(redis.call('PUBSUB', 'NUMSUB', ARGV[1] .. holder)[2], 1)`;
