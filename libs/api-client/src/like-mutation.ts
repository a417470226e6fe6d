import { mutationOptions, type QueryClient } from '@tanstack/react-query';

interface Likes {
  likes: number;
  liked: boolean;
}

interface LikeMutation<Like extends { liked: boolean }> {
  key: readonly string[];
  call: (like: Like) => Promise<Likes>;
  /** Writes into every copy of what is liked. */
  change: (client: QueryClient, like: Like, changed: (shown: Likes) => Partial<Likes>) => void;
}

/** Sets a like: shown at once, taken back where it is refused. Several in a row go out one after another. */
export const likeMutation = <Like extends { liked: boolean }>({ key, call, change }: LikeMutation<Like>) =>
  mutationOptions({
    mutationKey: key,
    scope: { id: key.join('-') },
    mutationFn: call,
    onMutate: (like, { client }) =>
      change(client, like, ({ likes, liked: before }) => ({
        liked: like.liked,
        likes: likes + Number(like.liked) - Number(before),
      })),
    // While another press waits for its turn, what it wants is what is shown.
    onSuccess: (answer, like, _result, { client }) => {
      if (client.isMutating({ mutationKey: key }) === 1) change(client, like, () => answer);
    },
    onError: (_error, like, _result, { client }) =>
      change(client, like, ({ likes, liked: now }) =>
        now === like.liked ? { liked: !like.liked, likes: likes + (like.liked ? -1 : 1) } : {},
      ),
  });
