import { describe, expect, test } from 'vitest';
import { googleContact, googleEmail, internationalPhone, metaContact } from './hash-contact.ts';

describe('a contact is normalised as published before it is hashed', () => {
  test.each([
    [' Cloudy.SanFrancisco+shopping@gmail.com ', 'cloudysanfrancisco@gmail.com'],
    ['user.name+NYC@Example.com', 'user.name+nyc@example.com'],
    ['A.B@GoogleMail.com', 'ab@googlemail.com'],
  ])('Google: %s is %s', (email, plain) => expect(googleEmail(email)).toBe(plain));

  test('Meta: the published example has the published hash', () =>
    expect(metaContact({ email: ' John_Smith@gmail.com', phone: '' })).toEqual({
      em: ['62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f'],
    }));

  test.each([
    ['0412 345 678', '+61412345678'],
    ['+61 412 345 678', '+61412345678'],
    ['(07) 3123 4567', '+61731234567'],
    ['1300 123 456', null],
    ['12345', null],
    ['', null],
  ])('the phone number %s is %s', (phone, number) => expect(internationalPhone(phone)).toBe(number));

  test('only Google keeps the plus', () => {
    const contact = { email: '', phone: '0412345678' };
    const [google, meta] = [googleContact(contact).phoneNumber, metaContact(contact).ph?.[0]];
    expect(google).toMatch(/^[0-9a-f]{64}$/);
    expect(meta).toMatch(/^[0-9a-f]{64}$/);
    expect(google).not.toBe(meta);
  });

  test('a missing contact has no hash', () =>
    expect([googleContact({ email: '', phone: '' }), metaContact({ email: '', phone: '' })]).toEqual([
      {},
      {},
    ]));
});
