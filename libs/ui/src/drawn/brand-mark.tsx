/** The project's sign: a paper lantern that is also a block, with a star inside. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg className="hk-brand-mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M11 1h10v3H11zM11 28h10v3H11z" fill="var(--hk-torii)" />
      <path d="M7 4h18l4 6v12l-4 6H7l-4-6V10z" fill="var(--hk-lantern)" />
      <path d="M7 4h18l4 6H3zM3 22h26l-4 6H7z" fill="var(--hk-double-gradient-2)" opacity=".75" />
      <path d="M14 8h4v4h-4zM10 12h12v4H10zM12 16h8v4h-8zM10 20h4v3h-4zM18 20h4v3h-4z" fill="var(--hk-lantern-core)" />
      <path d="M3 10h26v1H3zM3 21h26v1H3z" fill="var(--hk-torii-shade)" opacity=".45" />
    </svg>
  );
}
