/** Title of a page in the browser. Every page renders it once. */
export const PageHead = ({ title }: { title: string }) => <title>{`${title} - Hoshikraft`}</title>;
