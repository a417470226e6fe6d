import { Stack } from '@hoshikraft/ui';
import { CheckboxField, SelectField, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useMain } from '../../../framework/page/use-main.ts';
import { useEditing } from '../editing.ts';

/** The server that a server page describes. */
const OneServer = () => {
  const { t } = useLingui();
  const { state, dispatch, refusalAt } = useEditing();
  const servers = useMain()?.servers ?? [];
  return (
    <SelectField
      id="editor-server"
      label={t`Server`}
      help={t`Each server has one page, at the server's address.`}
      value={state.written.servers[0]?.id ?? ''}
      error={refusalAt('servers')}
      onChange={({ target: { value } }) =>
        dispatch({ type: 'changed', part: { servers: value === '' ? [] : [{ id: value, version: null }] } })
      }
    >
      <option value="">{t`Choose`}</option>
      {servers.map(({ id, documentMeta }) => (
        <option key={id} value={id}>
          {documentMeta.serverName}
        </option>
      ))}
    </SelectField>
  );
};

/** Servers that the news concern, or that have the mod, with its version. */
const SeveralServers = () => {
  const { t } = useLingui();
  const { target, state, dispatch, refusalAt } = useEditing();
  const chosen = state.written.servers;
  const set = (servers: typeof chosen): void => dispatch({ type: 'changed', part: { servers } });
  return (
    <fieldset className="editor-servers">
      <legend className="hk-field__label">
        {target === 'mods' ? t`Servers with this mod` : t`Servers it's about`}
      </legend>
      <Stack gap={2}>
        {(useMain()?.servers ?? []).map(({ id, documentMeta: { serverName } }) => {
          const own = chosen.find((server) => server.id === id);
          return (
            <div key={id} className="editor-server">
              <CheckboxField
                label={serverName}
                checked={own !== undefined}
                onChange={({ target: { checked } }) =>
                  set(checked ? [...chosen, { id, version: null }] : chosen.filter((server) => server.id !== id))
                }
              />
              {target === 'mods' && own !== undefined && (
                <TextField
                  label={t`Version on ${serverName}`}
                  value={own.version ?? ''}
                  maxLength={32}
                  onChange={({ target: { value } }) =>
                    set(
                      chosen.map((server) =>
                        server.id === id ? { id, version: value === '' ? null : value } : server,
                      ),
                    )
                  }
                />
              )}
            </div>
          );
        })}
      </Stack>
      {refusalAt('servers') !== undefined && (
        <p className="hk-field__error" role="alert">
          {refusalAt('servers')}
        </p>
      )}
    </fieldset>
  );
};

export const ServersField = () => (useEditing().target === 'servers' ? <OneServer /> : <SeveralServers />);
