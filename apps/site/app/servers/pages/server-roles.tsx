import type { OfferedRole } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Card, CardLink, Heading, RoleFace, Section, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { inWholeRoubles } from '../../billing/store/saving.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';

/** Privileges of a server, the lowest first, each with its lowest price and a link to the store. */
export const ServerRoles = ({ server, roles }: { server: string; roles: readonly OfferedRole[] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { money } = useFormats();
  const store = to(`store?server=${server}`);
  return (
    <Section
      title={t`Privileges`}
      action={
        <Button startIcon="store" href={store}>
          {t`Compare in the store`}
        </Button>
      }
    >
      <ul className="server-roles">
        {roles.map(({ id, name, tier, color, amount, listPrice }) => {
          const price = money(inWholeRoubles(amount));
          return (
            <Card as="li" key={id} interactive className="server-role">
              <RoleFace role={id} tier={tier} colour={color} size={64} />
              <div>
                <Heading level={3}>
                  <CardLink href={`${store}#${id}`}>{name}</CardLink>
                </Heading>
                <p className="hk-muted hk-small hk-tabular">
                  {t`from ${price}`}
                  {listPrice !== undefined && (
                    <>
                      {' '}
                      <s className="hk-subtle">
                        <VisuallyHidden>{t`Full price`} </VisuallyHidden>
                        {money(inWholeRoubles(listPrice))}
                      </s>
                    </>
                  )}
                </p>
              </div>
            </Card>
          );
        })}
      </ul>
    </Section>
  );
};
