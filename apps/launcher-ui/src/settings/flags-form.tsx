import { Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useService } from '../service/service-context.tsx';
import { serviceQueries, type ServiceSchemas } from '../service/service-queries.ts';
import { TextSetting } from './text-setting.tsx';

type Flags = ServiceSchemas['JvmFlags'];
type SavedFlags = ServiceSchemas['SavedJvmFlags'];

const Outcome = ({ tokens, ignored }: Flags) => {
  const { t } = useLingui();
  return (
    <div className="flags">
      {tokens.length > 0 && (
        <>
          <h3 className="hk-small hk-muted">{t`Passed to Java`}</h3>
          <ul className="flags__tokens">
            {tokens.map((token, place) => (
              <li key={`${place} ${token}`}>
                <code>{token}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {ignored.length > 0 && (
        <Notice tone="warn" live="status" title={t`Ignored flags`}>
          <ul className="flags__ignored">
            {ignored.map(({ flag, text }, place) => (
              <li key={`${place} ${flag}`}>
                <code>{flag}</code> {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
};

/** Result of saving the flags. */
const useSavedWords = (): ((flags: SavedFlags) => string) => {
  const { t } = useLingui();
  return ({ tokens, tried }) => {
    if (tokens.length === 0) return t`Saved. Java will start without your own flags.`;
    if (tried) return t`Saved. Java will start with these flags.`;
    return t`Saved. There's no Java on this computer yet: the flags will be tested at the first launch.`;
  };
};

/** Flags for Java as text; if a Java is installed, the service saves only flags that it accepts. */
export const FlagsForm = ({ flags }: { flags: Flags }) => {
  const { t } = useLingui();
  return (
    <>
      <TextSetting
        name={t`JVM flags`}
        value={flags.value}
        mutation={serviceQueries.setJvmFlags(useService())}
        savedText={useSavedWords()}
        savingText={t`Testing with Java…`}
        rows={3}
        className="flags-field"
        label={t`Flags`}
        help={t`Separate flags with spaces and put quotes around a flag that contains a space. If this computer has Java, we'll test them before saving.`}
        placeholder="-XX:+UseG1GC -Dsun.java2d.opengl=true"
      />
      <Outcome {...flags} />
    </>
  );
};
