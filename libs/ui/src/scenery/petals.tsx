/** Petals adrift, placed and moved by the style sheet alone; without motion they hang in the air. */
export function Petals({ count }: { count: number }) {
  return (
    <div className="hk-petals">
      {Array.from({ length: count }, (_, place) => (
        <i key={place} />
      ))}
    </div>
  );
}
