export const KEYS = {
  sequence: 'forecourt:tags:sequence',
  /** Prefix of a site's log: its invalidated tags, by number. */
  log: 'forecourt:tags:log:',
  /** Every site with the number of its latest invalidation. */
  sites: 'forecourt:tags:sites',
  /** By site: invalidations up to this number are no longer in its log. */
  floors: 'forecourt:tags:floors',
  /** The store's name, its first number, and the number up to which instances know earlier invalidations. */
  life: 'forecourt:tags:life',
  channel: 'forecourt:tags',
  acknowledgements: 'forecourt:tags:acknowledged',
  /** Prefix of an instance's channel, which it subscribes to while it is alive. */
  alive: 'forecourt:alive:',
} as const;

/** The first keys of each script of the log, in this order. */
export const LOG_KEYS: string[] = [KEYS.sequence, KEYS.log, KEYS.sites, KEYS.floors, KEYS.life];

/** Lua: returns the store's incarnation; nil until an instance has joined. */
const LIFE = `
local run = string.match(redis.call('INFO', 'server'), 'run_id:(%w+)')
local function lifeName()
  local name = redis.call('HGET', KEYS[5], 'name')
  return name and string.sub(name, 1, #run) == run and name or nil
end`;

/** Lua: writes into a site's log, which keeps its share of all tags. */
const LOG = `${LIFE}
local function siteOf(tag) return string.match(tag, '^[^/]*/') or '' end
local function note(tag, sequence)
  local site = siteOf(tag)
  redis.call('ZADD', KEYS[2] .. site, sequence, tag)
  local latest = redis.call('ZSCORE', KEYS[3], site)
  if not latest or tonumber(latest) < tonumber(sequence) then redis.call('ZADD', KEYS[3], sequence, site) end
  return site
end
local function trim(sites, kept, ofSite)
  local share = math.max(tonumber(ofSite), math.floor(tonumber(kept) / math.max(1, redis.call('ZCARD', KEYS[3]))))
  for site in pairs(sites) do
    local surplus = redis.call('ZCARD', KEYS[2] .. site) - share
    if surplus > 0 then
      local last = redis.call('ZRANGE', KEYS[2] .. site, surplus - 1, surplus - 1, 'WITHSCORES')
      redis.call('HSET', KEYS[4], site, last[2])
      redis.call('ZREMRANGEBYRANK', KEYS[2] .. site, 0, surplus - 1)
    end
  end
end`;

/**
 * Records an invalidation and notifies every instance in one step. ARGV channel, known incarnation, limit
 * of tags in all, limit of tags per site, the invalidated tags as JSON. Returns the number and how many
 * instances listen; 0 and 0 if the store has another incarnation and so has lost its log.
 */
export const INVALIDATE = `${LOG}
if lifeName() ~= ARGV[2] then return { 0, 0 } end
local sequence = redis.call('INCR', KEYS[1])
local tags, sites = cjson.decode(ARGV[5]), {}
for _, tag in ipairs(tags) do sites[note(tag, sequence)] = true end
trim(sites, ARGV[3], ARGV[4])
local listeners = redis.call('PUBLISH', ARGV[1], cjson.encode({ sequence = sequence, tags = tags }))
return { sequence, listeners }`;

/**
 * Returns what an instance has missed. ARGV the latest number that the instance knows. Returns the latest
 * number, the incarnation (empty without a log), sites with floors, and tags with numbers.
 */
export const MISSED = `${LIFE}
local floors, drops = {}, {}
for _, site in ipairs(redis.call('ZRANGEBYSCORE', KEYS[3], '(' .. ARGV[1], '+inf')) do
  local floor = redis.call('HGET', KEYS[4], site)
  if floor then
    floors[#floors + 1] = site
    floors[#floors + 1] = floor
  end
  for _, item in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2] .. site, '(' .. ARGV[1], '+inf', 'WITHSCORES')) do
    drops[#drops + 1] = item
  end
end
return { redis.call('GET', KEYS[1]) or '0', lifeName() or '', floors, drops }`;

/**
 * Restores the log of a restarted or emptied store from an instance's memory. The first instance starts an
 * incarnation, whose numbers start at the store's clock in milliseconds, above every earlier one. What only
 * later instances know is applied again, so that the others receive it. ARGV a name, the latest number that
 * the instance knows, channel, limit of tags in all, limit per site, and as JSON its `floors` by site and
 * `tags` by number. Returns the incarnation and its first number.
 */
export const JOIN = `${LOG}
local applied, sites = tonumber(ARGV[2]), {}
local name = lifeName()
if not name then
  local time = redis.call('TIME')
  local latest = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), applied)
  local first = math.max(latest + 1, time[1] * 1000 + math.floor(time[2] / 1000))
  name = run .. ':' .. ARGV[1]
  redis.call('SET', KEYS[1], string.format('%.0f', first))
  redis.call('HSET', KEYS[5], 'name', name, 'first', string.format('%.0f', first), 'known', '0')
end
local first = redis.call('HGET', KEYS[5], 'first')
if applied >= tonumber(first) then return { name, first } end
local known = tonumber(redis.call('HGET', KEYS[5], 'known'))
local remembered = cjson.decode(ARGV[6])
for _, pair in ipairs(remembered.floors) do
  local floor = redis.call('HGET', KEYS[4], pair[1])
  if not floor or tonumber(floor) < pair[2] then redis.call('HSET', KEYS[4], pair[1], pair[2]) end
end
local unknown = {}
for _, pair in ipairs(remembered.tags) do
  local tag, sequence = pair[1], pair[2]
  local site = siteOf(tag)
  local noted = redis.call('ZSCORE', KEYS[2] .. site, tag)
  local floor = redis.call('HGET', KEYS[4], site)
  if (not noted or tonumber(noted) < sequence) and (not floor or tonumber(floor) < sequence) then
    if known == 0 then sites[note(tag, sequence)] = true else unknown[#unknown + 1] = tag end
  end
end
if #unknown > 0 then
  local sequence = redis.call('INCR', KEYS[1])
  for _, tag in ipairs(unknown) do sites[note(tag, sequence)] = true end
  redis.call('PUBLISH', ARGV[3], cjson.encode({ sequence = sequence, tags = unknown }))
end
trim(sites, ARGV[4], ARGV[5])
if applied > known then redis.call('HSET', KEYS[5], 'known', ARGV[2]) end
return { name, first }`;

/** Claims rendering an entry. KEYS the claim; ARGV the holder, milliseconds. Returns 1, or 0 if taken. */
export const CLAIM = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
if not holder then redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) end
return 1`;

/** Returns 1 while a live instance holds a claim, else 0. KEYS the claim; ARGV the prefix of channels. */
export const IS_CLAIMED = `
local holder = redis.call('GET', KEYS[1])
if not holder then return 0 end
return math.min(redis.call('PUBSUB', 'NUMSUB', ARGV[1] .. holder)[2], 1)`;
