import { mutationOptions, type QueryClient } from '@tanstack/react-query';

interface Likes {
  likes: number;
  liked: boolean;
}

interface LikeMutation<Like extends { liked: boolean }> {
  key: readonly string[];
  call: (like: Like) => Promise<Likes>;
  /** Updates every cached copy of the liked item. */
  change: (client: QueryClient, like: Like, changed: (shown: Likes) => Partial<Likes>) => void;
}

/** Sets a like with an optimistic update, rolled back on failure. Several in a row are sent one after another. */
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
    // While another click is queued, its optimistic update stays.
    onSuccess: (answer, like, _result, { client }) => {
      if (client.isMutating({ mutationKey: key }) === 1) change(client, like, () => answer);
    },
    onError: (_error, like, _result, { client }) =>
      change(client, like, ({ likes, liked: now }) =>
        now === like.liked ? { liked: !like.liked, likes: likes + (like.liked ? -1 : 1) } : {},
      ),
  });
