import { actAsTextWorker } from '../crash/text-worker.ts';
import { sendTexts } from './send-texts.ts';

await actAsTextWorker(sendTexts);
