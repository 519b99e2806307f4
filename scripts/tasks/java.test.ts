import { expect, test } from 'vitest';
import { findJava } from './java.ts';

test('a machine without Java is told how to get it', () => {
  expect(() => findJava({ PATH: '/nowhere', JAVA_HOME: '/nowhere' })).toThrow(
    /No Java found.*apt-get install default-jre-headless.*JAVA_HOME/,
  );
});
