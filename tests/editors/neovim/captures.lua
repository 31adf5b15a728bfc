-- Lets Neovim take files of rules apart with the tree-sitter parser, and says as JSON what it would
-- colour how: by file, whether there are errors, and the last capture of each node by its start.

local function capturesOf(path)
  vim.cmd("edit " .. vim.fn.fnameescape(path))
  local parser = vim.treesitter.get_parser(0, "regel")
  local root = parser:parse()[1]:root()
  local query = vim.treesitter.query.get_query("regel", "highlights")
  local found = {}
  for id, node in query:iter_captures(root, 0, 0, -1) do
    local name = query.captures[id]
    local _, _, start = node:start()
    if name:sub(1, 1) ~= "_" then found[tostring(start)] = name end
  end
  return { hasErrors = root:has_error(), captures = found }
end

local seen = {}
local ok, problem = pcall(function()
  for path in io.lines(vim.env.REGEL_FILES) do seen[path] = capturesOf(path) end
end)
local result = ok and seen or { problem = tostring(problem) }
vim.fn.writefile({ vim.fn.json_encode(result) }, vim.env.REGEL_RESULT)
vim.cmd("qall!")
