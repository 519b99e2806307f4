import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import type { LakeInput } from '../options.ts';
import { type LakeService, start } from '../service.ts';

export const TOKENS = {
  viewer: 'test-viewer-token',
  writer: 'test-writer-token',
  preview: 'test-preview-token',
};
export const STUDIO_ORIGIN = 'http://localhost:3333';
export const PASSWORDS = { admin: 'a password for admin', editor: 'a password for editor' };

export interface TestLake {
  service: LakeService;
  url: string;
  dataDir: string;
  options: LakeInput;
  /** a client with the writer's token */
  client: SanityClient;
  as(token: string | undefined): SanityClient;
  /** signs a user in through the page and gives the session's token */
  signIn(user: keyof typeof PASSWORDS): Promise<string>;
  close(): Promise<void>;
}

/** A lake of its own on a free port, with its data in a temporary folder. */
export async function testLake(overrides: Partial<LakeInput> = {}): Promise<TestLake> {
  const dataDir = overrides.dataDir ?? mkdtempSync(join(tmpdir(), 'lake-'));
  const options = { ...testOptions(dataDir), ...overrides };
  const service = await start(options);
  const { url } = service;
  const as = (token: string | undefined) =>
    createClient({
      projectId: options.projectId,
      dataset: options.dataset,
      apiHost: url,
      apiVersion: '2025-02-19',
      useProjectHostname: false,
      useCdn: false,
      token,
    });
  return {
    service,
    url,
    dataDir,
    options,
    as,
    client: as(TOKENS.writer),
    signIn: async (user) => {
      const origin = `${STUDIO_ORIGIN}/`;
      const response = await fetch(`${url}/v1/auth/login/local`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: STUDIO_ORIGIN },
        body: new URLSearchParams({ user, password: PASSWORDS[user], origin }),
      });
      const token = /sanitySession=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
      if (!token) throw new Error(`signing in as ${user} answered ${response.status}`);
      return token;
    },
    close: async () => {
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const testOptions = (dataDir: string): LakeInput => ({
  port: 0,
  dataDir,
  projectId: 'forecourt',
  dataset: 'production',
  users: [
    { name: 'admin', displayName: 'Alex Admin', role: 'administrator', password: PASSWORDS.admin },
    { name: 'editor', displayName: 'Emery Editor', role: 'editor', password: PASSWORDS.editor },
  ],
  tokens: TOKENS,
  allowedOrigins: [STUDIO_ORIGIN, 'http://*.localhost:3000'],
  webhooks: [],
});
