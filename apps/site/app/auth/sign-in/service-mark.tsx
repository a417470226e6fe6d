import type { LinkedService } from './services.ts';
import './services.css';

/** Letters that represent a service. */
const LETTERS: Readonly<Record<Exclude<LinkedService, 'steam' | 'youtube' | 'telegram'>, string>> = {
  vk: 'VK',
  yandex: 'Я',
  google: 'G',
  discord: 'D',
};

const SHAPES = {
  steam: 'M9 15.5a2.5 2.5 0 1 0 0-.1M3 12.5l4.4 2M11.3 14l3.2-3.4M15.5 5.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  youtube: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM10 9.2v5.6l5-2.8z',
  telegram: 'M3 11.5l17-7-3 15-5.5-4-3 3-1-5.5zM7.5 13l9-6',
} as const;

/** Small icon of a service, shown beside its name. */
export const ServiceMark = ({ service }: { service: LinkedService }) => (
  <span className="service-mark" aria-hidden="true">
    {service === 'steam' || service === 'youtube' || service === 'telegram' ? (
      <svg viewBox="0 0 24 24" width="20" height="20">
        <path d={SHAPES[service]} />
      </svg>
    ) : (
      LETTERS[service]
    )}
  </span>
);
