import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { dayIn } from '@forecourt/lib/operations/events/activity';
import { type FoundVehicle, SALE_ORIGIN_LABELS } from '@forecourt/lib/operations/results/sale';
import { Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type FormEvent, useId, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import { Dialog } from '../dialog/Dialog.tsx';

/**
 * Records that a vehicle was sold, for dealers whose feed does not say.
 * @param props.sites where the user may act for shoppers
 * @param props.site chosen at first; empty for the first one
 */
export function SaleDialog({
  office,
  sites,
  site: startSite,
  onClose,
}: {
  office: BackOffice;
  sites: readonly SiteAnswer[];
  site: string;
  onClose: () => void;
}) {
  const id = useId();
  const toast = useToast();
  const [site, setSite] = useState((sites.find(({ slug }) => slug === startSite) ?? sites[0])?.slug ?? '');
  const timeZone = sites.find(({ slug }) => slug === site)?.timeZone ?? 'UTC';
  const [stocknum, setStocknum] = useState('');
  const [vehicle, setVehicle] = useState<FoundVehicle | null>(null);
  const [soldOn, setSoldOn] = useState(() => dayIn(timeZone, new Date()));
  const [lead, setLead] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function run(work: () => Promise<void>) {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
    setIsBusy(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      if (!vehicle) {
        setVehicle(await office.findSoldVehicle({ site, stocknum: stocknum.trim() }));
        return;
      }
      await office.recordSale({ site, car: vehicle.id, soldOn, lead: lead || null });
      toast.push({
        status: 'success',
        title: `Sale of ${vehicle.title} recorded`,
        description: 'Results include it in about a minute.',
      });
      onClose();
    });
  }

  const start = (next: { site?: string; stocknum?: string }) => {
    setVehicle(null);
    setLead('');
    setProblem(null);
    if (next.site !== undefined) setSite(next.site);
    if (next.stocknum !== undefined) setStocknum(next.stocknum);
  };

  return (
    <Dialog id={`${id}-dialog`} header="Record a sale" width={1} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap={5} padding={4}>
          {sites.length > 1 && (
            <Stack gap={3}>
              <Text as="label" size={1} weight="medium" htmlFor={`${id}-site`}>
                Site
              </Text>
              <Select
                id={`${id}-site`}
                value={site}
                onChange={({ currentTarget }) => start({ site: currentTarget.value })}
              >
                {sites.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </Select>
            </Stack>
          )}
          <Stack gap={3}>
            <Text as="label" size={1} weight="medium" htmlFor={`${id}-stock`}>
              Stock number
            </Text>
            <TextInput
              id={`${id}-stock`}
              autoComplete="off"
              value={stocknum}
              onChange={({ currentTarget }) => start({ stocknum: currentTarget.value })}
            />
          </Stack>
          {vehicle && (
            <>
              <Card padding={4} radius={3} border>
                <Stack gap={3}>
                  <Text size={1} weight="medium">
                    {vehicle.title}
                  </Text>
                  {vehicle.sale && (
                    <Text size={1} muted>
                      {`Already recorded: ${SALE_ORIGIN_LABELS[vehicle.sale.origin].toLowerCase()}. Your entry replaces it.`}
                    </Text>
                  )}
                </Stack>
              </Card>
              <Stack gap={3}>
                <Text as="label" size={1} weight="medium" htmlFor={`${id}-day`}>
                  Day of the sale
                </Text>
                <TextInput
                  id={`${id}-day`}
                  type="date"
                  max={dayIn(timeZone, new Date())}
                  value={soldOn}
                  onChange={({ currentTarget }) => setSoldOn(currentTarget.value)}
                />
              </Stack>
              <Stack gap={3}>
                <Text as="label" size={1} weight="medium" htmlFor={`${id}-lead`}>
                  Lead that led to it
                </Text>
                <Select
                  id={`${id}-lead`}
                  value={lead}
                  onChange={({ currentTarget }) => setLead(currentTarget.value)}
                >
                  <option value="">None, or unknown</option>
                  {vehicle.leads.map(({ id: leadId, name, at }) => (
                    <option key={leadId} value={leadId}>
                      {`${name}, ${new Date(at).toLocaleDateString('en-AU', { timeZone, day: 'numeric', month: 'short', year: 'numeric' })}`}
                    </option>
                  ))}
                </Select>
              </Stack>
            </>
          )}
          {problem && <Problem>{problem}</Problem>}
          <Flex justify="flex-end" gap={3}>
            <Button mode="bleed" text="Cancel" onClick={onClose} />
            <Button
              type="submit"
              text={vehicle ? 'Record sale' : 'Find vehicle'}
              loading={isBusy}
              disabled={isBusy || !stocknum.trim() || (vehicle !== null && !soldOn)}
            />
          </Flex>
        </Stack>
      </form>
    </Dialog>
  );
}
