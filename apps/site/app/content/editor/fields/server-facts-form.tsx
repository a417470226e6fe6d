import { useApiForm } from '@hoshikraft/async-state/forms';
import { ApiFailure, type Schemas, serverFactsQueries, useApi } from '@hoshikraft/api-client';
import { Loaded } from '@hoshikraft/async-state';
import { Button, Heading, Notice, showToast, Skeleton, SkeletonGroup, Stack } from '@hoshikraft/ui';
import { Form, SelectField, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMain } from '../../../framework/page/use-main.ts';
import { usePvpLabels } from '../../../servers/live/server-labels.ts';
import { useEditing } from '../editing.ts';
import { useServerFacts } from './use-server-facts.ts';

type Facts = Schemas['ServerFacts'];

/** The longest side of a world, blocks. */
const MAX_AREA = 60_000_000;

/** Facts as text fields have them. */
const valuesOf = ({ gameVersion, pvpMode, mainWorldArea, otherWorldsArea, mods }: Facts) => ({
  facts: {
    gameVersion,
    pvpMode,
    mainWorldArea: String(mainWorldArea),
    otherWorldsArea: String(otherWorldsArea),
    mods: mods.join('\n'),
  },
});

interface FactsFormProps {
  server: string;
  stored: Facts;
}

const FactsForm = ({ server, stored }: FactsFormProps) => {
  const { t } = useLingui();
  const api = useApi();
  const pvp = usePvpLabels();
  const client = useQueryClient();
  const save = useMutation(serverFactsQueries.save(api));
  const { register, reset, submit, problem, setProblem, formState } = useApiForm({
    defaultValues: valuesOf(stored),
    onFailure: (error) => {
      if (error instanceof ApiFailure && error.code !== 1) setProblem(error.details?.description ?? error.message);
    },
  });
  /** The next save is based on what is stored now; the typed values stay. */
  const refetchIfStale = async (error: unknown): Promise<never> => {
    if (error instanceof ApiFailure && error.httpCode === 409) {
      await client.invalidateQueries(serverFactsQueries.facts(api, server));
    }
    throw error;
  };
  const send = async ({ facts }: ReturnType<typeof valuesOf>): Promise<void> => {
    const sent = {
      version: stored.version,
      gameVersion: facts.gameVersion.trim(),
      pvpMode: facts.pvpMode,
      mainWorldArea: Number(facts.mainWorldArea),
      otherWorldsArea: Number(facts.otherWorldsArea),
      mods: facts.mods
        .split('\n')
        .map((mod) => mod.trim())
        .filter((mod) => mod !== ''),
    };
    reset(valuesOf(await save.mutateAsync({ server, facts: sent }).catch(refetchIfStale)));
    showToast({ type: 'success', text: t`Server details saved. Readers can see them now.` });
  };
  const errors = formState.errors.facts;
  const area = {
    required: t`Enter a whole number of blocks.`,
    validate: (value: string) =>
      (/^\d+$/.test(value.trim()) && Number(value) >= 1 && Number(value) <= MAX_AREA) ||
      t`Enter a whole number of blocks.`,
  };
  return (
    <Form onSubmit={submit(send)} aria-labelledby="editor-facts">
      {problem !== null && (
        <Notice tone="error" live="alert">
          {problem}
        </Notice>
      )}
      <TextField
        label={t`Game version`}
        maxLength={16}
        error={errors?.gameVersion?.message}
        {...register('facts.gameVersion', { required: t`Enter the game version.` })}
      />
      <SelectField label={t`PvP`} error={errors?.pvpMode?.message} {...register('facts.pvpMode')}>
        {(['on', 'off', 'duels'] as const).map((mode) => (
          <option key={mode} value={mode}>
            {pvp(mode).short}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t`Main world side, blocks`}
        inputMode="numeric"
        error={errors?.mainWorldArea?.message}
        {...register('facts.mainWorldArea', area)}
      />
      <TextField
        label={t`Other worlds side, blocks`}
        inputMode="numeric"
        error={errors?.otherWorldsArea?.message}
        {...register('facts.otherWorldsArea', area)}
      />
      <TextField
        label={t`Mods`}
        help={t`One per line. Mod versions are set on the mod pages.`}
        rows={6}
        error={errors?.mods?.message}
        {...register('facts.mods', {
          validate: (value) =>
            value.split('\n').every((mod) => mod.trim().length <= 64) || t`A mod name can be up to 64 characters.`,
        })}
      />
      <SubmitButton loadingLabel={t`Saving details`}>{t`Save details`}</SubmitButton>
      {formState.isDirty && (
        <Button variant="quiet" onClick={() => reset(valuesOf(stored))}>
          {t`Show the saved version`}
        </Button>
      )}
    </Form>
  );
};

/** Version, PvP mode, areas and mods of the server that a page is about. They are saved apart from the text. */
export const ServerFactsForm = () => {
  const { t } = useLingui();
  const { state } = useEditing();
  const id = state.written.servers[0]?.id;
  const name = useMain()?.servers.find((server) => server.id === id)?.documentMeta.serverName ?? id;
  const facts = useServerFacts(id);
  if (id === undefined) return null;
  return (
    <Stack gap={4}>
      <Heading level={2} size="h3" id="editor-facts">{t`${name}: server details`}</Heading>
      <Loaded
        query={facts}
        loading={
          <SkeletonGroup label={t`Loading server details`}>
            <Skeleton variant="block" height={320} />
          </SkeletonGroup>
        }
      >
        {(stored) => <FactsForm key={id} server={id} stored={stored} />}
      </Loaded>
    </Stack>
  );
};
