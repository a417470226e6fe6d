import { useAmounts } from '@hoshikraft/i18n';
import { CheckboxField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import type { ServiceSchemas } from '../service/service-queries.ts';
import './optional-mods.css';

export interface OptionalModsProps {
  mods: ServiceSchemas['Client']['optionalMods'];
  /** Ids of the selected mods. */
  selectedIds: ReadonlySet<string>;
  /** The game runs with an earlier selection. */
  playing: boolean;
  onChange: (selectedIds: ReadonlySet<string>) => void;
}

/** Mods that the player may deselect; the selection applies to the next launch. */
export const OptionalMods = ({ mods, selectedIds, playing, onChange }: OptionalModsProps) => {
  const { t } = useLingui();
  const { bytes } = useAmounts();
  const toggle = (id: string): void => {
    const next = new Set(selectedIds);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <div className="mods">
      <p className="mods__hint">
        {playing
          ? t`The game is running: changes take effect the next time you launch it.`
          : t`Changes are saved right away and take effect the next time you launch the game.`}
      </p>
      <ul className="mods__list">
        {mods.map(({ id, name, description, size }) => (
          <li key={id} className="mods__item">
            <CheckboxField
              label={
                <>
                  <span className="mods__name">{name}</span>
                  <span className="mods__size">{bytes(size)}</span>
                </>
              }
              help={description}
              checked={selectedIds.has(id)}
              onChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
