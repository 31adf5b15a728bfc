-- Opens a file with the configuration, and says as JSON which groups colour some of its words.

local seen = { groups = {} }

-- The group that has the colour of a cell; plain text has none.
local function groupOf(colour)
  for _, group in ipairs({ "Statement", "Constant", "Comment" }) do
    if colour == vim.api.nvim_get_hl_by_name(group, true).foreground then return group end
  end
  return "plain"
end

local ok, problem = pcall(function()
  vim.cmd("luafile " .. vim.env.REGEL_CONFIG)
  vim.cmd("edit rules/classics/pig.regel")
  for _, word in ipairs({ "game", "pig", "de", '"Schwein', "2..8", "// Pig" }) do
    vim.fn.cursor(1, 1)
    local line, column = unpack(vim.fn.searchpos("\\V" .. word, "c"))
    vim.cmd("redraw!")
    local place = vim.fn.screenpos(0, line, column)
    local cell = vim.api.nvim__inspect_cell(1, place.row - 1, place.col - 1)
    seen.groups[word] = groupOf(cell[2].foreground)
  end
end)
if not ok then seen.problem = tostring(problem) end
vim.fn.writefile({ vim.fn.json_encode(seen) }, vim.env.REGEL_RESULT)
vim.cmd("qall!")
