/** Lets a person pick files of some types; nothing where they close the window of their system. */
export const pickFiles = (types: readonly string[], { several }: { several: boolean }): Promise<File[]> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = types.join(',');
    input.multiple = several;
    input.onchange = () => resolve([...(input.files ?? [])]);
    input.oncancel = () => resolve([]);
    input.click();
  });

/** The files among what is dropped or pasted. */
export const filesIn = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];
