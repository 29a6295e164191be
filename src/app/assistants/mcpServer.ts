// Speaks the Model Context Protocol. Only `import()` may reach this file, and it imports nothing of ours: what it shares with
// the rest of the Worker would be started as slowly as the SDK is.
import type { CallToolResult, StandardSchemaWithJSON, ToolAnnotations } from '@modelcontextprotocol/server'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'

export type Answer = Readonly<Record<string, unknown>>

/** What a client reads of a tool, and what a call does. */
export type McpTool = {
  readonly name: string
  readonly title: string
  readonly description: string
  /** JSON Schema of what it takes. */
  readonly schema: Answer
  readonly hints: ToolAnnotations
  readonly call: (sent: Answer) => Promise<CallToolResult>
}

export type McpSite = {
  readonly name: string
  readonly title: string
  readonly url: string
  readonly instructions: string
  readonly tools: readonly McpTool[]
}

/** What a tool takes. The tool itself checks it, so that every error has a code and a message for its field. */
const inputOf = (schema: Answer): StandardSchemaWithJSON<Answer> => ({
  '~standard': {
    version: 1,
    vendor: 'json-schema',
    validate: (value) => ({ value: Object(value) as Answer }),
    jsonSchema: { input: () => ({ ...schema }), output: () => ({ ...schema }) },
  },
})

function serverFor({ name, title, url, instructions, tools }: McpSite): McpServer {
  const server = new McpServer({ name, title, version: '1', websiteUrl: url }, { instructions })
  for (const { name: tool, schema, hints, call, ...words } of tools)
    server.registerTool(tool, { ...words, inputSchema: inputOf(schema), annotations: hints }, call)
  return server
}

/** Answers one message, already read as JSON; nothing is kept between two. */
export const answerMcp = (request: Request, json: unknown, site: McpSite): Promise<Response> =>
  createMcpHandler(() => serverFor(site), { keepAliveMs: 0 }).fetch(request, { parsedBody: json })
