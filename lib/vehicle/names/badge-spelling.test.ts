import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spellBadge } from './badge-spelling.ts';

test.each([
  ['Hyundai', 'Active Crdi (awd)', 'Active CRDi (AWD)'],
  ['Audi', '2.0 Tfsi Quattro', '2.0 TFSI quattro'],
  ['Audi', '45 Tfsi Quattro S Line Mhev', '45 TFSI quattro S Line MHEV'],
  ['Honda', 'VTI-LX', 'VTi-LX'],
  ['Kia', 'SLI (fwd)', 'SLi (FWD)'],
  ['Nissan', 'TI (4X4)', 'Ti (4x4)'],
  ['Volkswagen', 'GTI', 'GTI'],
  ['Peugeot', 'GTI', 'GTi'],
  ['Volkswagen', '110 Tsi Highline', '110TSI Highline'],
  ['Volkswagen', '85Tfsi Style', '85TSI Style'],
  ['Volkswagen', '2.0 TDI', '2.0 TDI'],
  ['Volkswagen', 'TDI420 Core 4Motion', 'TDI420 Core 4MOTION'],
  ['BMW', 'Xdrive 30D M Sport', 'xDrive30d M Sport'],
  ['BMW', '320I Executive', '320i Executive'],
  ['BMW', 'M135I', 'M135i'],
  ['Mercedes-Benz', 'GLC350 D 4Matic', 'GLC350 d 4MATIC'],
  ['Lexus', 'NX350H Sports Luxury', 'NX350h Sports Luxury'],
  ['Subaru', '2.5I-S', '2.5i-S'],
  ['Renault', 'Dci', 'dCi'],
  ['Honda', 'I-Vtec', 'i-VTEC'],
  ['Ford', 'XL 2.2 HI-Rider (4X2)', 'XL 2.2 Hi-Rider (4x2)'],
  ['Toyota', 'SI', 'SI'],
  ['Unknown', 'Anything at all', 'Anything at all'],
])('spells the %s %j as %j', (make, badge, spelled) => expect(spellBadge(make, badge)).toBe(spelled));

test('changes only letter case and the spaces of joined words', () => {
  const makes = fc.constantFrom('Hyundai', 'BMW', 'Volkswagen', 'Mercedes-Benz', 'Lexus', 'Toyota', 'Honda');
  const words = fc.constantFrom(
    'crdi',
    'XDRIVE',
    '30D',
    '110',
    'tsi',
    'Sport',
    '(awd)',
    'D',
    'NX350H',
    '2.0I-L',
  );
  const plain = (text: string) => text.toLowerCase().replaceAll(' ', '');
  fc.assert(
    fc.property(makes, fc.array(words, { maxLength: 5 }), (make, parts) => {
      const spelled = spellBadge(make, parts.join(' '));
      expect(plain(spelled)).toBe(plain(parts.join(' ')));
      expect(spellBadge(make, spelled)).toBe(spelled);
    }),
  );
});
