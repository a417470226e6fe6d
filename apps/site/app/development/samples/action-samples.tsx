import {
  Button,
  type ButtonSize,
  type ButtonVariant,
  CopyButton,
  Disclosure,
  IconButton,
  Link,
  Menu,
  MenuItems,
  type MenuItem,
  Popover,
  Row,
  SegmentedControl,
  showToast,
  Stack,
  Tabs,
  ThemeSwatches,
  type ToastType,
} from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useThemeNames } from '../use-theme-names.ts';
import { FRAME, type Samples } from './kit-components.ts';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const SIZES: readonly ButtonSize[] = ['small', 'medium', 'large'];
const TOASTS: readonly ToastType[] = ['default', 'success', 'warn', 'error'];

export const ButtonSample = () => {
  const { t } = useLingui();
  return (
    <Stack>
      {VARIANTS.map((variant) => (
        <Row key={variant}>
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size} startIcon="star">
              {t`Choose`}
            </Button>
          ))}
          <Button variant={variant} endIcon="arrow-right" href="#buttons">
            {t`Next step`}
          </Button>
          <Button variant={variant} disabled>
            {t`Not available`}
          </Button>
          <Button variant={variant} loading loadingLabel={t`Loading`}>
            {t`Choose`}
          </Button>
        </Row>
      ))}
      <Button fullWidth>{t`Full width`}</Button>
    </Stack>
  );
};

const IconButtonSample = () => {
  const { t } = useLingui();
  return (
    <Row>
      {VARIANTS.map((variant) => (
        <IconButton key={variant} variant={variant} icon="copy" label={t`Copy, ${variant}`} />
      ))}
      <IconButton icon="copy" label={t`Copy, not available`} disabled />
    </Row>
  );
};

const CopyButtonSample = () => {
  const { t } = useLingui();
  return (
    <CopyButton
      text="/kit"
      label={t`Copy /kit`}
      copied={t`/kit is copied`}
      failed={{ title: t`Failed to copy command`, text: '/kit' }}
    />
  );
};

const useItems = (): readonly (MenuItem | 'divider')[] => {
  const { t } = useLingui();
  return [
    { key: 'one', label: t`Profile`, icon: 'user', current: true, href: '#menu' },
    { key: 'two', label: t`Settings`, icon: 'settings', onSelect: () => undefined },
    'divider',
    { key: 'three', label: t`Sign out`, danger: true, onSelect: () => undefined },
  ];
};

const MenuSample = () => {
  const { t } = useLingui();
  const items = useItems();
  return (
    <Menu header={t`Signed in as Kitsune`} items={items} trigger={(props) => <Button {...props}>{t`Menu`}</Button>} />
  );
};

const MenuItemsSample = () => <MenuItems items={useItems()} close={() => undefined} />;

const PopoverSample = () => {
  const { t } = useLingui();
  return (
    <Popover trigger={(props) => <Button {...props}>{t`Open`}</Button>}>
      <p>{t`Shown over the page.`}</p>
    </Popover>
  );
};

const TabsSample = () => {
  const { t } = useLingui();
  const items = [
    { href: '#roles', label: t`Privileges`, icon: 'crown' as const, current: true },
    { href: '#sessions', label: t`Sessions`, icon: 'clock' as const },
  ];
  return (
    <Stack>
      <Tabs label={t`Tabs`} items={items} />
      <Tabs label={t`Tabs, stacked`} items={items} vertical />
    </Stack>
  );
};

const SegmentedControlSample = () => {
  const { t } = useLingui();
  const [value, setValue] = useState('month');
  const options = [
    { value: 'month', label: t`Month` },
    { value: 'quarter', label: t`Three months` },
    { value: 'forever', label: t`Forever`, disabled: true },
  ];
  return (
    <Stack>
      <SegmentedControl label={t`Period`} options={options} value={value} onChange={setValue} />
      <SegmentedControl label={t`Period, full width`} options={options} value={value} onChange={setValue} fullWidth />
    </Stack>
  );
};

const DisclosureSample = () => {
  const { t } = useLingui();
  return (
    <Stack>
      <Disclosure summary={t`Closed by default`}>{t`Shown over the page.`}</Disclosure>
      <Disclosure summary={t`Open by default`} open>{t`Shown over the page.`}</Disclosure>
    </Stack>
  );
};

const LinkSample = () => {
  const { t } = useLingui();
  return (
    <p>
      <Link href="#links">{t`A link in a sentence`}</Link>
    </p>
  );
};

const ThemeSwatchesSample = () => {
  const { t } = useLingui();
  const names = useThemeNames();
  const [theme, setTheme] = useState<keyof typeof names>('octarine');
  return (
    <Stack>
      <ThemeSwatches label={t`Theme`} names={names} value={theme} onChange={setTheme} />
      <ThemeSwatches label={t`Theme, not available`} names={names} value={theme} onChange={setTheme} disabled />
    </Stack>
  );
};

const ToastHostSample = () => {
  const { t } = useLingui();
  return (
    <Row>
      {TOASTS.map((type) => (
        <Button key={type} onClick={() => showToast({ type, title: t`Toast`, text: t`What just happened.` })}>
          {type}
        </Button>
      ))}
    </Row>
  );
};

/** Buttons, menus and other controls. */
export const actionSamples = {
  Button: ButtonSample,
  IconButton: IconButtonSample,
  CopyButton: CopyButtonSample,
  Link: LinkSample,
  LinkProvider: FRAME,
  NeedsScriptsContext: FRAME,
  NeedsScriptsNotice: FRAME,
  TooLongContext: FRAME,
  Menu: MenuSample,
  MenuItems: MenuItemsSample,
  Popover: PopoverSample,
  Tabs: TabsSample,
  SegmentedControl: SegmentedControlSample,
  Disclosure: DisclosureSample,
  ThemeSwatches: ThemeSwatchesSample,
  ToastHost: ToastHostSample,
} satisfies Partial<Samples>;
