import alertMail from './alertMail.json' with { type: 'json' };
import bookingMail from './bookingMail.json' with { type: 'json' };
import dealMail from './dealMail.json' with { type: 'json' };
import leadMail from './leadMail.json' with { type: 'json' };
import mail from './mail.json' with { type: 'json' };
import paymentMail from './paymentMail.json' with { type: 'json' };
import prizeMail from './prizeMail.json' with { type: 'json' };
import push from './push.json' with { type: 'json' };
import reservationMail from './reservationMail.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import sms from './sms.json' with { type: 'json' };
import valuationMail from './valuationMail.json' with { type: 'json' };
import waitingListMail from './waitingListMail.json' with { type: 'json' };

/** The Simplified Chinese texts. What is missing is shown in English. */
export default {
  alertMail,
  bookingMail,
  dealMail,
  leadMail,
  mail,
  paymentMail,
  prizeMail,
  push,
  reservationMail,
  shell,
  sms,
  valuationMail,
  waitingListMail,
};
