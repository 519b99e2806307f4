import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { vi } from 'vitest';
import type { LakeInput } from '../options.ts';
import { type LakeService, start } from '../service.ts';
import { PASSWORDS, STUDIO_ORIGIN, TOKENS, testOptions } from './options.ts';

// Disk access, password hashing and image processing are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

export interface TestLake {
  service: LakeService;
  url: string;
  dataDir: string;
  options: LakeInput;
  client: SanityClient;
  as(token: string | undefined): SanityClient;
  signIn(user: keyof typeof PASSWORDS): Promise<string>;
  close(): Promise<void>;
}

/** Starts a lake for one test, on a free port, with its data in a temporary folder. */
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
