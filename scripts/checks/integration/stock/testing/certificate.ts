import { generateKeyPairSync, sign } from 'node:crypto';

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const long = length < 0x1_00 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...(length < 0x80 ? [length] : long)]), content]);
}
const [INTEGER, BITS, OCTETS, OBJECT, UTF8, TIME, SEQUENCE, SET] = [2, 3, 4, 6, 12, 23, 48, 49] as const;
/** Context-specific tags. */
const [VERSION, EXTENSIONS, DNS_NAME, IP_ADDRESS] = [0xa0, 0xa3, 0x82, 0x87] as const;
const object = (hex: string) => der(OBJECT, Buffer.from(hex, 'hex'));
const ECDSA_WITH_SHA256 = der(SEQUENCE, object('2a8648ce3d040302'));
const [COMMON_NAME, ALTERNATIVE_NAME] = [object('550403'), object('551d11')];

const DAY_MS = 86_400_000;
const timeIn = (days: number) => {
  const text = new Date(Date.now() + days * DAY_MS).toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return der(TIME, Buffer.from(text.slice(2)));
};

/** Creates a self-signed certificate for an IP address or a name, and its key, as PEM. */
export function selfSigned(name: { ip: string } | { dns: string }): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const dealer = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from('A dealer’s server')))),
  );
  const host =
    'ip' in name
      ? der(IP_ADDRESS, Buffer.from(name.ip.split('.').map(Number)))
      : der(DNS_NAME, Buffer.from(name.dns));
  const facts = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    dealer,
    der(SEQUENCE, timeIn(-1), timeIn(1)),
    dealer,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXTENSIONS, der(SEQUENCE, der(SEQUENCE, ALTERNATIVE_NAME, der(OCTETS, der(SEQUENCE, host))))),
  );
  const signature = der(BITS, Buffer.from([0]), sign('sha256', facts, privateKey));
  const base64 = der(SEQUENCE, facts, ECDSA_WITH_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
