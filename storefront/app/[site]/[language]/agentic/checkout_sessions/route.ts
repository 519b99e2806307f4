import { agentRoute } from '@/features/agentic/agent-route.server.ts';
import { createSession } from '@/features/agentic/sessions.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /agentic/checkout_sessions`: opens a checkout session for a vehicle's deposit. */
export const POST = agentRoute(createSession, { isKeyed: true });
