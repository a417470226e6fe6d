import { useLingui } from '@lingui/react/macro';
import type { Download } from './downloads.ts';
import type { System } from './visitor-system.ts';

/** Names of systems and of processor architectures. */
export const useSystemNames = () => {
  const { t } = useLingui();
  const names: Record<System, string> = { windows: 'Windows', macos: 'macOS', linux: 'Linux' };
  const archOf = ({ system, arch }: Pick<Download, 'system' | 'arch'>): string => {
    if (system === 'macos') return arch === 'arm64' ? t`Apple chip` : t`Intel processor`;
    return arch === 'arm64' ? t`64-bit, ARM` : t`64-bit`;
  };
  return { nameOf: (system: System) => names[system], archOf };
};
