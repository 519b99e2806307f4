import { expect, test } from 'vitest';
import { previewSample } from './preview.server.ts';

test('describes a column that is empty in every row without an example', async () => {
  const list = Buffer.from(
    'StockNo,Make,Model,Year,Price\nK1,Mazda,CX-5,2019,43990\nK2,Kia,Rio,2020,18990\n',
  );
  const { rows, taken, problems } = await previewSample(list, false, { columns: null, values: null });
  expect([rows, taken]).toEqual([2, 0]);
  expect(problems.find(({ field }) => field === 'car_type')).toEqual({
    field: 'car_type',
    reason: 'is missing',
    count: 2,
    example: '',
    isRejected: true,
    isHeld: false,
  });
});
