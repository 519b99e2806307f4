import { expect, test } from 'vitest';
import { findJava } from './java.ts';

test('explains how to install Java if it is missing', () => {
  expect(() => findJava({ PATH: '/nowhere', JAVA_HOME: '/nowhere' })).toThrow(
    /No Java found.*apt-get install default-jre-headless.*JAVA_HOME/,
  );
});
