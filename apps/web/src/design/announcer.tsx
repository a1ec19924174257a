// Says aloud what changed, for screen readers. The same sentence twice is said twice.
export function Announcer({ text, turn }: { readonly text: string; readonly turn: number }) {
  return (
    <div role="status" aria-live="assertive" className="visually-hidden">
      <span key={turn}>{text}</span>
    </div>
  );
}
