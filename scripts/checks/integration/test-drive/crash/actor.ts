import { actAsTextWorker } from '../../crash/text-worker.ts';
import { remind } from './remind.ts';

await actAsTextWorker((pool, textHost) => remind(pool, textHost));
