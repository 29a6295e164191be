// Speaks the Model Context Protocol: each message is answered by itself, from what it says, and nothing is kept between two.

export type Answer = Readonly<Record<string, unknown>>

/** What a client reads of a tool, and what a call does. */
export type McpTool = {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: Answer
  readonly outputSchema: Answer
  readonly annotations: Readonly<
    Partial<Record<`${'readOnly' | 'destructive' | 'idempotent' | 'openWorld'}Hint`, boolean>>
  >
  readonly call: (sent: Answer) => Promise<Answer>
}

export type McpSite = { readonly info: Answer; readonly instructions: string; readonly tools: readonly McpTool[] }

/** The status of an answer, and its message where one is awaited. */
export type McpAnswer = { readonly status: number; readonly message?: object }

/** Requests of this revision say each time what they speak, in their `_meta` and in headers. */
const current = '2026-07-28'
/** Those before it begin with a handshake, the newest first. */
const earlier = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07']
const prefix = 'io.modelcontextprotocol/'

/** Codes of JSON-RPC, and from -32020 on of the protocol. */
export const codes = {
  notJson: -32_700,
  notRequest: -32_600,
  noMethod: -32_601,
  badParams: -32_602,
  refused: -32_000,
  otherHeaders: -32_020,
  otherVersion: -32_022,
} as const

export const failed = (
  status: number,
  code: number,
  message: string,
  id: unknown = null,
  data?: object,
): McpAnswer => ({
  status,
  message: { jsonrpc: '2.0', id, error: { code, message, data } },
})

const isObject = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A name in a header, as it's written where it may have letters that headers can't carry. No tool's name is longer. */
const encoded = (name: string): string =>
  `=?base64?${btoa(String.fromCharCode(...new TextEncoder().encode(name.slice(0, 128))))}?=`

/** Why a request of a revision isn't answered; undefined where it is. `meta`: what a request of the current one says of itself. */
function versionProblem(headers: Headers, { id, method }: Answer, params: Answer, meta: Answer | undefined) {
  const header = (name: string) => headers.get(name)?.trim()
  const unsupported = (requested: unknown) =>
    failed(400, codes.otherVersion, 'Unsupported protocol version', id, { supported: [current, ...earlier], requested })
  const said = header('mcp-protocol-version')
  if (!meta) return said === undefined || earlier.includes(said) ? undefined : unsupported(said)
  const version = meta[`${prefix}protocolVersion`]
  if (typeof version !== 'string' || !isObject(meta[`${prefix}clientCapabilities`]))
    return failed(400, codes.badParams, `_meta needs ${prefix}protocolVersion and ${prefix}clientCapabilities`, id)
  if (version !== current) return unsupported(version)
  const name = method === 'tools/call' && typeof params.name === 'string' ? params.name : undefined
  const isSame =
    said === version &&
    header('mcp-method') === method &&
    (name === undefined || [name, encoded(name)].includes(header('mcp-name') ?? ''))
  return isSame ? undefined : failed(400, codes.otherHeaders, 'The headers say something else than the body', id)
}

type Failed = readonly [code: number, message: string]

async function resultOf(method: unknown, params: Answer, site: McpSite): Promise<Answer | Failed> {
  const { info, instructions, tools } = site
  const capabilities = { tools: {} }
  switch (method) {
    case 'initialize': {
      const { protocolVersion } = params
      if (typeof protocolVersion !== 'string') return [codes.badParams, 'protocolVersion is missing']
      const version = earlier.includes(protocolVersion) ? protocolVersion : earlier[0]
      return { protocolVersion: version, capabilities, serverInfo: info, instructions }
    }
    case 'server/discover':
      return { supportedVersions: [current], capabilities, instructions }
    case 'ping':
      return {}
    case 'tools/list':
      return { tools: tools.map(({ call: _, ...tool }) => tool) }
    case 'tools/call': {
      const { name, arguments: sent = {} } = params
      const tool = tools.find((one) => one.name === name)
      if (!tool) return [codes.badParams, 'There’s no such tool: tools/list has those that there are']
      return isObject(sent) ? tool.call(sent) : [codes.badParams, 'The arguments aren’t an object']
    }
    default:
      return [codes.noMethod, 'There’s no such method: use tools/list and tools/call']
  }
}

export async function answerMcp(headers: Headers, json: unknown, site: McpSite): Promise<McpAnswer> {
  // A batch would be many calls for one request. The protocol has none since 2025.
  if (!isObject(json) || json.jsonrpc !== '2.0' || typeof json.method !== 'string')
    return failed(400, codes.notRequest, 'Send one JSON-RPC request at a time')
  const { id, method, params = {} } = json
  if (id === undefined) return { status: 202 }
  if (typeof id !== 'string' && !Number.isInteger(id))
    return failed(400, codes.notRequest, 'The id has to be a text or a whole number')
  if (!isObject(params)) return failed(400, codes.badParams, 'The params aren’t an object', id)
  const saysItself = isObject(params._meta) && `${prefix}protocolVersion` in params._meta
  const isCurrent = saysItself || headers.get('mcp-protocol-version')?.trim() === current
  const problem = versionProblem(headers, json, params, isCurrent ? (Object(params._meta) as Answer) : undefined)
  if (problem) return problem
  const result = await resultOf(method, params, site)
  if (Array.isArray(result)) {
    const [code, message] = result as Failed
    return failed(isCurrent && code === codes.noMethod ? 404 : 200, code, message, id)
  }
  // Clients may keep nothing of it: a deploy changes the tools.
  const more = {
    resultType: 'complete',
    ttlMs: 0,
    cacheScope: 'private',
    _meta: { [`${prefix}serverInfo`]: site.info },
  }
  return { status: 200, message: { jsonrpc: '2.0', id, result: { ...result, ...(isCurrent && more) } } }
}
