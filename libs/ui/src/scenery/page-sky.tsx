import { Shape } from './shape.tsx';

/** Stars and the moon behind the top of a page; the moon is beside the column, never behind text. */
export function PageSky() {
  return (
    <div className="hk-page-sky" aria-hidden="true">
      <svg className="hk-page-sky__stars" viewBox="0 0 1600 560" preserveAspectRatio="xMaxYMin slice">
        <Shape name="stars" />
        <Shape name="stars-large" />
      </svg>
      <svg className="hk-page-sky__moon" viewBox="0 0 100 100">
        <Shape name="moon-crescent" />
      </svg>
    </div>
  );
}
