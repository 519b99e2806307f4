import { agentRoute } from '@/features/agentic/agent-route.server.ts';
import { readSession, updateSession } from '@/features/agentic/sessions.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /agentic/checkout_sessions/{session}`: the current state of a session. */
export const GET = agentRoute(readSession, { isKeyed: false });

/** `POST /agentic/checkout_sessions/{session}`: changes the buyer or the vehicle. */
export const POST = agentRoute(updateSession, { isKeyed: true });
