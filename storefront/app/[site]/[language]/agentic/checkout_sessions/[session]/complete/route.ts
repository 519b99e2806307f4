import { agentRoute } from '@/features/agentic/agent-route.server.ts';
import { completeSession } from '@/features/agentic/sessions.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /agentic/checkout_sessions/{session}/complete`: pays the deposit and reserves the vehicle. */
export const POST = agentRoute(completeSession, { isKeyed: true });
