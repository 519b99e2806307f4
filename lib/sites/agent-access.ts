/** What assistants may do on a site: nothing, read, or also hand out links with which the shopper acts. */
export const AGENT_ACCESS = ['off', 'read', 'readAndLinks'] as const;
type AgentAccess = (typeof AGENT_ACCESS)[number];

/** The address of a site's MCP server. */
export const MCP_PATH = '/mcp';

/** The address of the description for language models (https://llmstxt.org). */
export const LLMS_PATH = '/llms.txt';

/** Ends the address of a page's text in Markdown. */
export const MARKDOWN_ENDING = '.md';

/** Returns whether assistants may read a site: by its MCP server, `/llms.txt` and pages in Markdown. */
export const admitsAgents = ({ settings }: { settings: { agentAccess: AgentAccess } }): boolean =>
  settings.agentAccess !== 'off';
