/** The game chat command that takes a kit. A kit's id begins with the id of its role, which the command leaves out. */
export const kitCommand = ({ id, role_id }: { id: string; role_id: string }): string =>
  `/kit ${id.startsWith(`${role_id}-`) ? id.slice(role_id.length + 1) : id}`;
