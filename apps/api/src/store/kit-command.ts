/** What is typed into the game chat to take a kit: ids are those of the role and of the kit within it. */
export const kitCommand = ({ id, role_id }: { id: string; role_id: string }): string =>
  `/kit ${id.startsWith(`${role_id}-`) ? id.slice(role_id.length + 1) : id}`;
