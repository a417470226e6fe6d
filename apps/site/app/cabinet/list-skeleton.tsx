import { Skeleton, SkeletonGroup } from '@hoshikraft/ui';

export interface ListSkeletonProps {
  label: string;
  rows: number;
  /** Height of what will stand there, in px. */
  height: number;
}

/** Rows of the size of what is being loaded. */
export const ListSkeleton = ({ label, rows, height }: ListSkeletonProps) => (
  <SkeletonGroup label={label}>
    <div className="cabinet-list">
      {Array.from({ length: rows }, (_, place) => (
        <Skeleton key={place} variant="card" height={height} />
      ))}
    </div>
  </SkeletonGroup>
);
