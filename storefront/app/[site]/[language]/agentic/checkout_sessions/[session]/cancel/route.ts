import { agentRoute } from '@/features/agentic/agent-route.server.ts';
import { cancelSession } from '@/features/agentic/sessions.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /agentic/checkout_sessions/{session}/cancel`: cancels a session that has not been paid. */
export const POST = agentRoute(cancelSession, { isKeyed: true });
