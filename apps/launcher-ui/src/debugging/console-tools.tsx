import { useFormats } from '@hoshikraft/i18n';
import { IconButton, VisuallyHidden } from '@hoshikraft/ui';
import { CheckboxField, SearchField, SelectField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, RefObject } from 'react';
import type { LevelFilter } from './console-rows.ts';
import type { useConsole } from './use-console.ts';

export interface ConsoleToolsProps {
  console: ReturnType<typeof useConsole>;
  searchField: RefObject<HTMLInputElement | null>;
  /** Scrolls a row into view. */
  onShow: (index: number | null) => void;
}

const Search = ({ console: log, searchField, onShow }: ConsoleToolsProps) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const found = number(log.matches);
  const place = number(log.place);
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onShow(log.step(event.shiftKey ? -1 : 1));
    } else if (event.key === 'Escape') log.setQuery('');
  };
  return (
    <div className="console-search" role="search">
      <SearchField
        ref={searchField}
        label={<VisuallyHidden>{t`Search in the log`}</VisuallyHidden>}
        placeholder={t`Search`}
        value={log.query}
        onChange={(event) => log.setQuery(event.target.value)}
        onKeyDown={handleKey}
      />
      <span className="console-search__found" role="status">
        {log.query !== '' && (log.place > 0 ? t`${place} of ${found}` : t`Found: ${found}`)}
      </span>
      <IconButton
        icon="chevron-up"
        size="small"
        label={t`Previous match`}
        disabled={log.matches === 0}
        onClick={() => onShow(log.step(-1))}
      />
      <IconButton
        icon="chevron-down"
        size="small"
        label={t`Next match`}
        disabled={log.matches === 0}
        onClick={() => onShow(log.step(1))}
      />
    </div>
  );
};

/** Search, level and folding. */
export const ConsoleTools = ({ console: log, searchField, onShow }: ConsoleToolsProps) => {
  const { t } = useLingui();
  const levels: readonly { value: LevelFilter; label: string }[] = [
    { value: 'trace', label: t`Everything` },
    { value: 'info', label: t`Info and above` },
    { value: 'warn', label: t`Warnings` },
    { value: 'error', label: t`Errors` },
  ];
  return (
    <div className="console-tools">
      <Search console={log} searchField={searchField} onShow={onShow} />
      <SelectField
        className="console-tools__level"
        label={<VisuallyHidden>{t`Log level`}</VisuallyHidden>}
        value={log.level}
        onChange={(event) => log.setLevel(event.target.value as LevelFilter)}
      >
        {levels.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <CheckboxField
        label={t`Group repeats`}
        checked={log.fold}
        onChange={(event) => log.setFold(event.target.checked)}
      />
    </div>
  );
};
